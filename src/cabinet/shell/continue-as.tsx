import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { Address } from '../forms/email-address.tsx';
import { Page } from '../shared/page.tsx';
import { Problem } from '../shared/problem.tsx';
import { useRequest } from '../shared/use-request.ts';

/**
 * Asks before the page of a payment leads on to the account, because a stranger may have sent the link. A refusal removes the
 * payment's session from the browser.
 */
export function ContinueAs({ email }: { email: string }) {
  const t = useTranslator();
  const { session } = useCabinet();
  const going = useRequest();
  const refusing = useRequest();
  return (
    <Page
      title={t('Continue as %email%?', { email })}
      heading={t.parts('Continue as %email%?', { email: <Address key="email" email={email} /> })}
      isNarrow
    >
      <p className="lead">
        {t(
          'So far, this browser shows one payment of this account and nothing else. Continue only if the account is yours: somebody else may have sent you the link.',
        )}
      </p>
      <div className="actions">
        <Button isLoading={going.isBusy} onClick={() => going.send(session.goOn)}>
          {t('Continue')}
        </Button>
        <Button kind="quiet" isLoading={refusing.isBusy} onClick={() => refusing.send(session.refuse)}>
          {t('It is not mine')}
        </Button>
      </div>
      <Problem text={going.problem || refusing.problem} />
    </Page>
  );
}

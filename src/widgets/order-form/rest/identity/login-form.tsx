import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { Notice } from '../../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useScope, useSession } from '../../shared/scope.ts';
import { PersonField } from './person-field.tsx';

/** Renders the login form. Enter logs in and does not submit the order. */
export function LoginForm() {
  const t = useTranslator();
  const { form, context, textOf } = useScope();
  const [isAuthenticating, isAuthDisabled, problem] = useSession((facts) => [
    facts.isAuthenticating,
    facts.isAuthDisabled,
    facts.problem,
  ]);
  const loginOnEnter = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !isComposing(event);
    if (!isEnter || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    form.session.login();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the fields inside
    <div data-form="login" onKeyDown={loginOnEnter}>
      <div className="pair">
        <PersonField form="login" name="email" />
        <PersonField form="login" name="password" />
      </div>
      {problem && <Notice kind="error">{textOf(problem)}</Notice>}
      <div className="line">
        <Button
          kind="quiet"
          isLoading={isAuthenticating}
          disabled={isAuthDisabled}
          onClick={() => form.session.login()}
        >
          {t('Log in')}
        </Button>
        <a
          href={`${context.hosts.cabinet}/forgot-password${t.isEnglish ? '' : `?locale=${t.language}`}`}
          target="_blank"
          rel="noopener"
        >
          {t('Forgot your password?')}
        </a>
      </div>
    </div>
  );
}

import { type KeyboardEvent, useRef } from 'react';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { useReveal } from '../../../../ui/fields/reveal.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { Notice } from '../../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { useScope, useSession } from '../../shared/scope.ts';
import { PersonField } from './person-field.tsx';

/** Renders the login form. Enter logs in and does not submit the order. */
export function LoginFields() {
  const t = useTranslator();
  const { form, context, textOf } = useScope();
  const [isAuthenticating, isAuthDisabled, problem] = useSession((facts) => [
    facts.isAuthenticating,
    facts.isAuthDisabled,
    facts.problem,
  ]);
  const root = useRef<HTMLDivElement>(null);
  const [revealErrors] = useReveal(root);
  const logIn = async () => {
    if (!(await form.session.login())) revealErrors();
  };
  const loginOnEnter = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !isComposing(event);
    if (!isEnter || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    logIn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the fields inside
    <div ref={root} data-form="login" onKeyDown={loginOnEnter}>
      <div className="pair">
        <PersonField form="login" name="email" />
        <PersonField form="login" name="password" />
      </div>
      <div className="line">
        <Button kind="quiet" isLoading={isAuthenticating} disabled={isAuthDisabled} onClick={logIn}>
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
      {problem && (
        // Scrolled into view like a field with an error, because it may be below the bar of a phone.
        <div data-field="">
          <Notice kind="error">{textOf(problem)}</Notice>
        </div>
      )}
    </div>
  );
}

import { useEffect } from 'react';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { Page, type PageProps } from '../shared/page.tsx';

export function LoginPage({ query }: PageProps) {
  const t = useTranslator();
  const { go } = useCabinet();
  const { owner } = useCabinetStore();
  useEffect(() => {
    if (owner) go('/', 'replace');
  }, [owner, go]);
  return (
    <Page title={t('Log in')} isNarrow>
      {query.has('deleted') && (
        <Notice kind="success">{t('Your account is deleted, and a letter confirms it.')}</Notice>
      )}
      <LoginForm />
      <p className="beside">
        {t('New here? Your account is made with your first order.')}{' '}
        <a href="/order-now">{t('Start an order')}</a>
      </p>
    </Page>
  );
}

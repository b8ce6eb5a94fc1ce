import { useEffect } from 'react';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { Page, type PageProps } from '../shared/page.tsx';

export function LoginPage({ query }: PageProps) {
  const { go } = useCabinet();
  const { owner } = useCabinetStore();
  useEffect(() => {
    if (owner) go('/', 'replace');
  }, [owner, go]);
  return (
    <Page title="Log in" isNarrow>
      {query.has('deleted') && (
        <Notice kind="success">Your account is deleted, and a letter confirms it.</Notice>
      )}
      <LoginForm />
      <p className="beside">
        New here? Your account is made with your first order. <a href="/order-now">Start an order</a>
      </p>
    </Page>
  );
}

import { useEffect } from 'react';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { Page } from '../shared/page.tsx';

export function LoginPage() {
  const { go } = useCabinet();
  const { owner } = useCabinetStore();
  useEffect(() => {
    if (owner) go('/', 'replace');
  }, [owner, go]);
  return (
    <Page title="Log in" isNarrow>
      <LoginForm />
      <p className="beside">
        New here? Your account is made with your first order. <a href="/order-now">Start an order</a>
      </p>
    </Page>
  );
}

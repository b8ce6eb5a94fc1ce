import { facebookSdk, pagePolicy } from '../page/page-policy.ts';

interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    done: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void;
}

type FacebookPage = Window & { FB?: FacebookSdk };

const loadSdk = (page: FacebookPage): Promise<FacebookSdk> =>
  new Promise((resolve, reject) => {
    if (page.FB) return resolve(page.FB);
    const script = document.createElement('script');
    script.async = true;
    script.src = pagePolicy(page).createScriptURL(facebookSdk);
    script.onload = () => (page.FB ? resolve(page.FB) : reject(new Error('no SDK')));
    script.onerror = () => {
      script.remove();
      reject(new Error('no SDK'));
    };
    document.head.append(script);
  });

/** Returns the visitor's Facebook access token from the SDK v3.3, or null if the visitor declines. */
export const requestFacebookToken = async (appId: string): Promise<string | null> => {
  const sdk = await loadSdk(window);
  sdk.init({ appId, version: 'v3.3', cookie: false, xfbml: false });
  return new Promise((resolve) => {
    sdk.login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), {
      scope: 'public_profile,email',
    });
  });
};

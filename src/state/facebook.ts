interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    done: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ): void;
}

interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}
const policyKey = Symbol.for('octavo.policy');

type Page = Window & {
  trustedTypes?: PolicyFactory;
  [policyKey]?: Policy;
  FB?: FacebookSdk;
  /** Where the SDK comes from; a page that mirrors it names its own copy. */
  octavoFacebookSdk?: string;
};

const sdkAddress = 'https://connect.facebook.net/en_US/sdk.js';

/** The page's one policy named `octavo`, which the rules' texts use too: a browser grants the name once. */
const policyOf = (page: Page): Policy => {
  const same = (text: string) => text;
  const rules: Policy = { createHTML: same, createScriptURL: same };
  page[policyKey] ??= page.trustedTypes?.createPolicy('octavo', rules) ?? rules;
  return page[policyKey];
};

const load = (page: Page): Promise<FacebookSdk> =>
  new Promise((resolve, reject) => {
    if (page.FB) return resolve(page.FB);
    const script = document.createElement('script');
    script.async = true;
    script.src = policyOf(page).createScriptURL(page.octavoFacebookSdk ?? sdkAddress);
    script.onload = () => (page.FB ? resolve(page.FB) : reject(new Error('no SDK')));
    script.onerror = () => {
      script.remove();
      reject(new Error('no SDK'));
    };
    document.head.append(script);
  });

/** The visitor's Facebook access token by the SDK v3.3, loaded on use; null where they decline (AUT-02). */
export const askFacebook = async (appId: string): Promise<string | null> => {
  const sdk = await load(window);
  sdk.init({ appId, version: 'v3.3', cookie: false, xfbml: false });
  return new Promise((resolve) => {
    sdk.login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), {
      scope: 'public_profile,email',
    });
  });
};

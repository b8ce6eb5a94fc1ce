/** Whom a network says that a token belongs to. */
export interface SocialIdentity {
  /** The network's id of the person, for this app. */
  subject: string;
  /** Null where the person shares none. */
  email: string | null;
  firstName: string;
  lastName: string;
}

export interface Social {
  /** Null where the token is not one that the network has given for this app. */
  identify(token: string, appId: string): Promise<SocialIdentity | null>;
}

/** Longest wait for the network; the form shows that it is trying. */
const patience = 10_000;

const ask = async (graph: string, path: string, token: string): Promise<Record<string, unknown> | null> => {
  const separator = path.includes('?') ? '&' : '?';
  const url = `${graph}/${path}${separator}access_token=${encodeURIComponent(token)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  return answer?.ok ? Object(await answer.json().catch(() => null)) : null;
};

/** Facebook. A token counts only if it was made for the site's own app: any other app's would open accounts here. */
export const createFacebook = (graph = 'https://graph.facebook.com/v3.3'): Social => ({
  identify: async (token, appId) => {
    const [app, person] = await Promise.all([
      ask(graph, 'app?fields=id', token),
      ask(graph, 'me?fields=id,email,first_name,last_name', token),
    ]);
    if (!app || !person || String(app.id) !== appId || !person.id) return null;
    const { id, email, first_name, last_name } = person;
    return {
      subject: String(id),
      email: email ? String(email) : null,
      firstName: String(first_name ?? ''),
      lastName: String(last_name ?? ''),
    };
  },
});

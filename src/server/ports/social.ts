import type { UnknownFields } from '../../order/unknown-fields.ts';

/** A person as identified by a social network. */
export interface SocialIdentity {
  /** Id of the person in the network, specific to the app. */
  subject: string;
  /** Null if the person does not share it. */
  email: string | null;
  firstName: string;
  lastName: string;
}

export interface Social {
  /** Returns the person of a token; null if the network did not issue the token for this app. */
  identify(token: string, appId: string): Promise<SocialIdentity | null>;
}

/** Milliseconds until a request to the network is given up. */
const requestTimeoutMs = 10_000;

const readObject = async (graph: string, path: string, token: string): Promise<UnknownFields | null> => {
  const separator = path.includes('?') ? '&' : '?';
  const url = `${graph}/${path}${separator}access_token=${encodeURIComponent(token)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) }).catch(() => null);
  if (!response?.ok) return null;
  const answer: UnknownFields = Object(await response.json().catch(() => null));
  return answer;
};

/** Creates the Facebook port. It accepts only tokens of the site's own app, because any other app could log in as its users. */
export const createFacebook = (graph = 'https://graph.facebook.com/v3.3'): Social => ({
  identify: async (token, appId) => {
    const [app, person] = await Promise.all([
      readObject(graph, 'app?fields=id', token),
      readObject(graph, 'me?fields=id,email,first_name,last_name', token),
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

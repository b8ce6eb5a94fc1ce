import type { UnknownFields } from '../../order/unknown-fields.ts';

/** A person as a social network describes it, once it has checked the token. A name that the network does not give is empty. */
export interface SocialIdentity {
  /** Id of the person at the social network. Each app of the network gets another id. */
  subject: string;
  /** E-mail address; null if the person does not share it. */
  email: string | null;
  firstName: string;
  lastName: string;
}

export interface Social {
  /** Returns the person of a token; null if the network did not issue the token for this app. */
  identify(token: string, appId: string): Promise<SocialIdentity | null>;
}

/** Timeout of a request to the social network, in ms. */
const requestTimeoutMs = 10_000;

const readObject = async (graph: string, path: string, token: string): Promise<UnknownFields | null> => {
  const separator = path.includes('?') ? '&' : '?';
  const url = `${graph}/${path}${separator}access_token=${encodeURIComponent(token)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) }).catch(() => null);
  if (!response?.ok) return null;
  const answer: UnknownFields = Object(await response.json().catch(() => null));
  return answer;
};

/**
 * Creates the Facebook port. Only tokens of the site's own app are accepted, because other apps have tokens of the same people.
 */
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

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Refused, type Sent } from './plain-price.ts';

interface Account {
  email: string;
  password: string;
  phone: string;
  firstName: string;
  lastName: string;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Creates accounts and tokens in memory. A token is a signed JWT with an expiry, because clients of the specification decode
 * it.
 */
export const createAccounts = () => {
  const key = randomBytes(32);
  const accounts = new Map<string, Account>();
  const sign = (email: string) => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: email, exp, jti: randomUUID() })}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const tokens = new Map<string, string>();
  const enter = (email: string) => {
    const token = sign(email);
    tokens.set(token, email);
    return { token };
  };
  return {
    /** Registers a customer. Answers without a body, because the specification names no answer of a registration. */
    register: (sent: Sent): null => {
      const [email = '', password = ''] = [sent('email')[0], sent('password')[0]];
      if (!email.includes('@')) throw new Refused('email', 'Please enter a valid e-mail address');
      if (password.length < 8) throw new Refused('password', 'Your password cannot be less than 8 symbols');
      if (accounts.has(email)) throw new Refused('email', 'Client with this e-mail address already exists.');
      const text = (name: string) => sent(name)[0] ?? '';
      const names = { phone: text('phone'), firstName: text('firstName'), lastName: text('lastName') };
      accounts.set(email, { email, password, ...names });
      return null;
    },
    login: (sent: Sent) => {
      const account = accounts.get(sent('email')[0] ?? '');
      if (!account || account.password !== sent('password')[0])
        throw new Refused('identity', 'This e-mail address or password is not right.');
      return enter(account.email);
    },
    loginByToken: (sent: Sent) => enter(ownerOf(sent('token')[0])),
    ownerOf,
    changePassword: (token: string | undefined, sent: Sent): null => {
      const account = accounts.get(ownerOf(token));
      if (!account || account.password !== sent('current')[0])
        throw new Refused('current', 'This password is not right.');
      account.password = sent('new')[0] ?? '';
      return null;
    },
    identityOf: (token: string | undefined) => {
      const { phone, firstName, lastName } = accounts.get(ownerOf(token)) ?? {};
      const further = {
        noticeModeEmail: true,
        allowedNightCall: false,
        alternativeEmail: '',
        alternativePhone: '',
      };
      return { phone, firstName, lastName, ...further };
    },
  };

  function ownerOf(token: string | undefined): string {
    const email = tokens.get(token ?? '');
    if (!email) throw new Refused('', 'Please log in.', 401);
    return email;
  }
};

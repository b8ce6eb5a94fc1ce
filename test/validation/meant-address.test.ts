import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { meantAddress } from '../../src/validation/meant-address.ts';

const address = suite('mistyped e-mail addresses');

const mistyped: Record<string, string> = {
  'gmial.con': 'gmail.com',
  'gmial.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmaill.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'yaho.com': 'yahoo.com',
  'iclod.com': 'icloud.com',
};

const real =
  'gmail.com gmx.de gmx.at gmx.com mail.ru mail.com email.com ymail.com web.de uni-koeln.de proton.me protonmail.ch company.co ' +
  'hotmail.ca hotmail.it hotmail.co.uk hushmail.com outlook.fr yahoo.ca yahoo.de yahoo.com.br cloud.com cox.net me.com aol.com';

address('ADR-01 a mistyped domain gets the provider’s, and a real one nothing', () => {
  for (const [typed, meant] of Object.entries(mistyped))
    assert.is(meantAddress(`some+one@${typed}`), `some+one@${meant}`, typed);
  for (const domain of real.split(' ')) assert.is(meantAddress(`someone@${domain}`), null, domain);
  for (const unfinished of ['', 'someone', '@', 'someone@']) assert.is(meantAddress(unfinished), null);
});

address.run();

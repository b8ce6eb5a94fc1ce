import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPhone } from '../../src/order/phone.ts';

const phone = suite('phone');

for (const [typed, dialCode, expected] of [
  ['+1 (555) 010-0199', '1', '+15550100199'],
  ['(212) 555-0143', '1', '+12125550143'],
  ['+1(212) 555.0143', '1', '+12125550143'],
  ['030/123 45 67', '49', '+490301234567'],
  ['0044 20 7946 0018', '1', '+442079460018'],
  ['+44 (0)20 7946 0018', '1', '+442079460018'],
  ['0044 ( 0 ) 20 7946 0018', '1', '+442079460018'],
  ['+1+44 20 7946 0018', '1', '+442079460018'],
  ['+1 0044 20 7946 0018', '1', '+442079460018'],
  ['+10044', '1', '+44'],
  ['＋４４　２０　７９４６　００１８', '1', '+442079460018'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '971', '+9710501234567'],
  ['०२२ १२३४ ५६७८', '91', '+9102212345678'],
  ['\u202a+44\u00a020‑7946–0018\u202c', '1', '+442079460018'],
  ['+1', '1', '+1'],
  ['', '1', ''],
  ['()', '1', ''],
  ['(917) 555-0143', '', '9175550143'],
  ['+44 20 7946 0018', '', '+442079460018'],
] as const)
  phone(`PHN-01 VAL-01 a phone typed as "${typed}" over +${dialCode} is sent as "${expected}"`, () => {
    assert.is(readPhone(typed, dialCode), expected);
    assert.is(readPhone(expected, dialCode), expected, 'and stays so');
  });

for (const typed of [
  '+44 20 7946 0018 ext. 5',
  '212 555 0143 x12',
  '212 555 0143 #12',
  '2125550143,12',
  '2125550143; 2125550144',
  '2125550143 or 2125550144',
  '+12125550143 +12125550144',
  'call me',
  '1+44 20 7946 0018',
])
  phone(`PHN-01 VAL-01 "${typed}" is no single phone number`, () => {
    assert.is(readPhone(typed, '1'), typed);
    assert.is(readPhone(typed, ''), typed);
  });

phone.run();

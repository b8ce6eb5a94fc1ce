import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dialCodeOf } from '../../src/order/dial-codes.ts';

const dialCodes = suite('country dial codes');

const rows: [country: string | null, code: string | null][] = [
  ['US', '1'],
  ['CA', '1'],
  ['GB', '44'],
  ['UA', '380'],
  ['DE', '49'],
  ['KE', '254'],
  ['AU', '61'],
  ['AD', '376'],
  ['ZW', '263'],
  ['JM', '1876'],
  ['FR', '33'],
  ['XX', null],
  ['', null],
  [null, null],
];
for (const [country, code] of rows)
  dialCodes(`AUT-04 the dial code of ${country} is ${code}`, () => {
    assert.is(dialCodeOf(country), code);
  });

// Every ISO 3166 country except those without inhabitants: Bouvet Island, Heard Island, US outlying islands.
const countries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
dialCodes('AUT-04 every inhabited country has a dial code', () => {
  const missing = countries.split(' ').filter((country) => !dialCodeOf(country));
  const ofNorthAmerica = countries.split(' ').filter((country) => dialCodeOf(country) === '1');
  assert.equal([missing, ofNorthAmerica], [[], ['CA', 'UM', 'US']]);
});

dialCodes.run();

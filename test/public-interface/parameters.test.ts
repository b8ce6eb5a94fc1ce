import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPrefill } from '../../src/order/draft/prefill.ts';
import { orderParameters, travellingParameters } from '../../src/public-interface/parameters.ts';
import { originColumns } from '../../src/server/database/tables/field-columns.ts';
import { updateVisit } from '../../src/tracking/visit.ts';
import { fixtureSite } from '../support/order/fixture-site.ts';
import { openPage } from '../support/state/page.ts';

const parameters = suite('parameters of an address');

const now = Date.UTC(2030, 0, 2);
const travelling = travellingParameters.flatMap(({ names }) => names);

/** Returns an example of a row's name: the name itself, or a name that matches its pattern. */
const sampleOf = (name: string) => name.replace('*', 'own_1');
const isListed = (name: string) =>
  travelling.some((listed) =>
    new RegExp(`^${listed.replace(/[[\]]/g, '\\$&').replace('*', '\\w+')}$`).test(name),
  );

parameters('TRK-02 exactly the listed parameters of a link are stored with the visit', () => {
  const names = [...travelling.map(sampleOf), 'topic', 'token', 'cp[p11]', 'affiliate'];
  const query = new URLSearchParams(
    names.map((name) => [name, name === 'fv_at' ? `${now}` : `value of ${name}`]),
  );
  openPage(`https://example.com/?${query}`);
  const visit = updateVisit('granted', now);
  const kept = names.filter((name) => visit[name] !== undefined);
  assert.equal(kept, travelling.map(sampleOf));
  assert.equal(
    Object.keys(visit).filter((name) => !isListed(name)),
    [],
  );
});

parameters('TRK-02 without consent, parameters that identify the visitor are not read', () => {
  const query = new URLSearchParams(travelling.map((name) => [sampleOf(name), '1']));
  openPage(`https://example.com/?${query}`);
  const visit = updateVisit('denied', now);
  const byKind = (kind: string) =>
    travellingParameters.filter((row) => row.kind === kind).flatMap(({ names }) => names.map(sampleOf));
  assert.equal(
    byKind('visit').filter((name) => name in visit),
    [],
  );
  for (const name of [...byKind('partner'), ...byKind('campaign')]) assert.ok(name in visit, name);
});

parameters('ORG-01 every parameter that the server stores with an order is listed', () => {
  const places = ['template', 'widget', 'page'];
  assert.equal(
    Object.keys(originColumns).filter((name) => !places.includes(name) && !isListed(name)),
    [],
  );
});

parameters('ORD-11 exactly the listed parameters prefill an order', () => {
  const site = fixtureSite(1);
  const { dictionaries, config } = site;
  const values: Record<string, string> = {
    spacingType: 'single',
    writerCode: 'W10042',
    additionalMaterialStatusId: '1',
    paymentSystemId: String(config.payment.find(({ isAvailable }) => isAvailable)?.systemId),
    typeId: String(dictionaries.paperType[0]?.id),
    serviceId: String(dictionaries.serviceType[0]?.id),
    academicLevelId: String(dictionaries.academicLevel[0]?.id),
    deadlineId: String(dictionaries.deadline[0]?.id),
    subjectId: String(dictionaries.paperSubject[0]?.id),
    formatId: String(dictionaries.paperFormat[0]?.id),
    writerGradeId: String(dictionaries.writerGrade[0]?.id),
  };
  for (const name of orderParameters.flatMap(({ names }) => names)) {
    const prefill = readPrefill(new URLSearchParams({ [name]: values[name] ?? '3' }), site);
    assert.is(Object.keys(prefill).length, 1, name);
  }
  const others = new URLSearchParams({
    currencyId: '2',
    policyAccepted: 'true',
    extrasIds: '1',
    email: 'a@b.example',
  });
  assert.equal(readPrefill(others, site), {});
});

parameters.run();

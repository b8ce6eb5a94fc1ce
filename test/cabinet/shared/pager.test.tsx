import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Pager } from '../../../src/cabinet/shared/page.tsx';
import { render } from '../../support/components/render.tsx';

const pager = suite('pager');

const renderedLinks = (page: number, count: number) => {
  const headers = new Headers({ 'x-pagination-page-count': String(count) });
  const { container, unmount } = render(
    <Pager page={page} headers={headers} path="/" query={{ statusId: 2 }} />,
  );
  const links = [
    container.textContent,
    ...[...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ];
  unmount();
  return links;
};

pager('CAB-01 a list of one page has no links; the first and the last page have one each', () => {
  assert.equal(renderedLinks(1, 1), ['']);
  assert.equal(renderedLinks(1, 2), ['Page 1 of 2Next', '/?page=2&statusId=2']);
  assert.equal(renderedLinks(2, 2), ['PreviousPage 2 of 2', '/?page=1&statusId=2']);
  assert.equal(renderedLinks(2, 3), [
    'PreviousPage 2 of 3Next',
    '/?page=1&statusId=2',
    '/?page=3&statusId=2',
  ]);
});

pager.run();

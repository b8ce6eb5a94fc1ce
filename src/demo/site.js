// The provider's own few lines: the cabinet stands on "my." plus this host, and one page shows all three rules.
for (const link of document.querySelectorAll('a[data-cabinet]'))
  link.href = `${location.protocol}//my.${location.host}${link.dataset.cabinet}`;

const rules = document.querySelector('octavo-service-rules');
if (rules) {
  const wanted = new URLSearchParams(location.search).get('rule');
  const links = [...document.querySelectorAll('.rule-tabs a')];
  const current = links.find((link) => new URL(link.href).searchParams.get('rule') === wanted) ?? links[0];
  current.setAttribute('aria-current', 'page');
  rules.setAttribute('rule', new URL(current.href).searchParams.get('rule'));
  document.title = `${current.textContent} · Octavo Writing`;
}

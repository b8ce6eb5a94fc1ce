import 'octavo/elements/preact';

export const elements = [
  <octavo-calculator key="1" class="price" template="m1_d1" onoctavo:price={({ detail }) => detail.total} />,
  <octavo-order-form key="2" onoctavo:order-created={({ detail }) => detail.discount?.code} />,
  // @ts-expect-error: no such theme
  <octavo-calculator key="3" theme="dark" />,
  // @ts-expect-error: no such element
  <octavo-calculater key="4" />,
];

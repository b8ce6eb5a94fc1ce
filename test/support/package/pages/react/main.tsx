import { loadOctavo } from 'octavo/load';
import { OctavoCalculator } from 'octavo/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);

const App = () => {
  const [callback, setCallback] = useState('first');
  const [prices, setPrices] = useState<string[]>([]);
  const calculator = useRef<HTMLElementTagNameMap['octavo-calculator']>(null);
  useEffect(() => {
    loadOctavo(query.get('script') ?? '', { host: query.get('host') ?? '' });
  }, []);
  return (
    <>
      <button type="button" onClick={() => setCallback('second')}>
        Other callback
      </button>
      <button type="button" onClick={() => calculator.current?.setAttribute('theme', 'minimal')}>
        Minimal
      </button>
      <output>{prices.join(' ')}</output>
      <OctavoCalculator
        ref={calculator}
        className="price"
        loading="eager"
        template="m1_d1"
        onPrice={({ detail }) => setPrices((before) => [...before, `${callback}:${detail.total}`])}
      >
        <a href="/order">Order</a>
      </OctavoCalculator>
    </>
  );
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { expect, test } from 'vitest';
import { shipped } from './support/shipped.ts';

const textOf = (path: string) => String(shipped.files.get(path));

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title }));
const LOGINS = [
  { title: 'Mutual Funds', newTab: true },
  { title: 'Direct Equity', newTab: true },
];

test('the menus name what they lead to, in its order', () => {
  expect(JSON.parse(textOf('navigation.json'))).toMatchObject({
    primary: titled('About', 'Services', 'Process', 'Products', 'Profiles', 'Knowledge Bank', 'Contact Us'),
    condensed: ['profiles', 'knowledge-bank', 'contact-us'],
    calculator: { label: 'SIP Calc', href: '/sip' },
    account: { title: 'My Account', children: LOGINS },
    contact: { label: 'Get in Touch', href: '/contact-us' },
    mobileBar: titled('About', 'Services', 'Process', 'Products'),
    moreSheet: titled('My Account', 'Select Your Profile', 'Knowledge Bank', 'SIP Calculator', 'Contact Us'),
    footer: {
      contact: { heading: 'Contact Us' },
      columns: [
        { heading: 'Products' },
        { heading: 'Services' },
        {
          heading: 'Company',
          links: titled('About', 'Select your Profile', 'Knowledge Bank', 'Contact Us'),
        },
      ],
    },
  });
});

test('the home page has its parts in its order, and three new items of each list', () => {
  const { sections }: { sections: { type: string }[] } = JSON.parse(textOf('pages/index.json'));
  const news = (heading: string, list: string) => ({
    heading,
    collection: list,
    count: 3,
    more: { href: `/knowledge-bank/${list}` },
  });
  expect(sections.filter(({ type }) => type !== 'sheet' && type !== 'call-to-action')).toMatchObject([
    {
      type: 'banner',
      actions: [
        { label: 'Free consultation', href: '/contact-us' },
        { label: 'Learn more', href: '/about-us' },
      ],
    },
    { type: 'profile-tiles' },
    { type: 'card-carousel', collection: 'services', linkLabel: 'See more' },
    { type: 'testimonials' },
    { type: 'process-chart', id: 'process-chart', heading: 'How we create and manage wealth' },
    {
      type: 'whats-new',
      heading: 'What’s New',
      columns: [news('Articles', 'articles'), news('Publications', 'publications'), news('Events', 'events')],
    },
  ]);
});

test.each(['my-account', 'products/mutual-funds', 'products/stocks'])('%s leads to both logins', (path) => {
  const { sections }: { sections: { type: string }[] } = JSON.parse(textOf(`pages/${path}.json`));
  const links = LOGINS.map(({ title, newTab }) => ({ title, link: { label: title, newTab } }));
  expect(sections.find(({ type }) => type === 'login-links')).toMatchObject({ links });
});

test('each testimonial has a label and a colour of its own', () => {
  const { items }: { items: { label: string; accent: string }[] } = JSON.parse(
    textOf('collections/testimonials.json'),
  );
  expect(items.map(({ label }) => label).join()).toBe(
    'Business,For Her,Global,New Gen,Professional,Salaried,Retiree',
  );
  expect(new Set(items.map(({ accent }) => accent)).size).toBe(7);
});

test.each([
  ['collections/profiles/business.json', ['Need financial backup for your business cycles?'], []],
  ['collections/profiles/for-her.json', ['Get better control of your future'], []],
  ['collections/profiles/global.json', ['Investment assets in different countries ?'], []],
  [
    'pages/about-us.json',
    [
      ...['"value": "June 2011"', '"value": "About ₹700 crore"', '"value": "About 1,100"'],
      ...['"id": "mission"', '"id": "approach"', '"id": "responsible-investing"', '"videoId": '],
      ...['"title": "Strategic"', '"title": "Global"', '"title": "Simple"'],
    ],
    ['"value": "जून 2011"', '"value": "लगभग ₹700 करोड़"', '"value": "लगभग 1,100"'],
  ],
  [
    'collections/services/retirement-investments.json',
    ['family of four in a metro', 'up to ₹3 crore', 'no debts'],
    ['₹3 करोड़ तक'],
  ],
  [
    'collections/services/wealth-creation.json',
    [
      ...['Spend less than you earn', 'Leave it alone a long time', 'Invest your income wisely'],
      ...['20 percent', 'at least 10 percent', '8–10 funds', 'at most 10–15 stocks'],
    ],
    ['20%', '10%', '8–10', '10–15'],
  ],
  ['collections/services/international-investments.json', ['70/30'], ['70/30']],
  [
    'collections/services/treasury-operations-for-corporates.json',
    ['3–5 years of payroll', '3–5 years of business income'],
    ['3–5 साल'],
  ],
  ['pages/select-your-profile/index.json', ['affluent', 'over Rs. 2 crores'], ['₹2 करोड़ से ऊपर']],
  [
    'collections/articles/identifying-a-good-financial-advisor.json',
    ['beat inflation by at least 2% after tax'],
    ['महँगाई से कम से कम 2%'],
  ],
  [
    'collections/articles/union-budget-2023.json',
    ['20% tax collected at source on overseas remittances', '₹5 lakh a year', 'capped at ₹10 crore'],
    ['20% TCS', 'साल में ₹5 लाख', 'सीमा ₹10 करोड़'],
  ],
  ['collections/articles/consistency-beats-rare-moments-of-greatness.json', ['"label": "Total"'], ['कुल']],
  ['collections/articles/emotions-truth-and-decisions.json', [], []],
  ['collections/articles/the-most-important-question-of-your-life.json', [], []],
  [
    'pages/sip.json',
    ['subject to market risks', 'Confidentiality', 'Notice for US persons', 'residents of Canada'],
    ['गोपनीयता', 'US persons', 'कनाडा'],
  ],
  ['pages/services/[slug].json', ['"label": "Get in touch"', '"href": "/contact-us"'], []],
  ['pages/contact-us.json', ['"heading": "Get in Touch"', '"defaultCity": "pune"'], []],
  ['pages/knowledge-bank/events/index.json', ['"heading": "Events"', '"pageSize": 6', '"search": true'], []],
  ['pages/knowledge-bank/articles/index.json', ['"pageSize": 6', '"search": true'], []],
  ['pages/knowledge-bank/publications/index.json', ['"pageSize": 6', '"search": true'], []],
  ['strings.json', ['"Read More"', '"Click To View"'], []],
])('%s says what it must, and its translation, too', (path, english, hindi) => {
  const missing = (file: string, texts: readonly string[]) =>
    texts.filter((text) => !textOf(file).includes(text));
  expect(shipped.files.has(path)).toBe(true);
  expect([...missing(path, english), ...missing(`locales/hi/${path}`, hindi)]).toEqual([]);
});

import { expect, test } from 'vitest';
import { shipped } from './support/shipped.ts';

const textOf = (path: string) => String(shipped.files.get(path));

test.each([
  ['', /([^\s"]+) working day/g, 'two'],
  ['locales/hi/', /([^\s"]+) कामकाजी दिन/g, 'दो'],
])('site-config/%s promises an answer in the same time wherever one writes', (folder, days, two) => {
  const pages = ['accessibility', 'contact-us', 'my-account', 'sign-up'];
  const promised = pages.map((page) => [
    page,
    ...new Set([...textOf(`${folder}pages/${page}.json`).matchAll(days)].map(([, count]) => count)),
  ]);
  expect(promised).toEqual(pages.map((page) => [page, two]));
});

test.each([
  ['reserve', 'रिज़र्व', /आपात रकम/],
  ['retired', 'रिटायर', /सेवानिवृत्त/],
  ['client login', 'ग्राहक लॉगिन', /क्लाइंट लॉगिन/],
  ['family folder', 'परिवार के फ़ोल्डर', /परिवार की फ़ाइल/],
  // A company has a profit, मुनाफ़ा; an investor has a gain.
  ['gain', 'लाभ पर', /मुनाफ़े (पर|और)/],
  ['profile', 'हमारी प्रोफ़ाइल', /हमारे (सोशल )?प्रोफ़ाइल/],
  ['tip', 'चैट की टिप', /के टिप/],
  ['6:30', '6:30 बजे', /\d\.\d\d बजे/],
  ['answer', 'जवाब सबके लिए', /उत्तर देता/],
  ['still to come', '"आने वाले"', /अभी होने वाले/],
  ['know to be missing', 'कमियाँ हमें मालूम हैं', /जानकारी में क्या कमी/],
  ['tests with people who', 'ऐसे लोगों के साथ जाँच', /\*\*लोगों के साथ/],
])('Hindi says “%s” in one way: %s', (_, word, other) => {
  const hindi = [...shipped.files].filter(([path]) => path.startsWith('locales/hi/'));
  expect(hindi.some(([, text]) => String(text).includes(word))).toBe(true);
  expect(hindi.filter(([, text]) => other.test(String(text))).map(([path]) => path)).toEqual([]);
});

test('each point of a profile says in Hindi what is done, as in English', () => {
  const profiles = [...shipped.files.keys()].filter((path) =>
    path.startsWith('locales/hi/collections/profiles/'),
  );
  const points = profiles.flatMap((path) => {
    const { detail }: { detail: { points: string[] } } = JSON.parse(textOf(path));
    return detail.points;
  });
  expect(points.length).toBeGreaterThan(30);
  // An infinitive; बिना is “without”.
  expect(points.filter((point) => !/(?<!बि)ना(?=[\s,]|$)/u.test(point))).toEqual([]);
});

import { useEffect, useRef, useState } from 'react';
import { inAddress, writeInAddress } from '../../ui/address-query.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { mailIcon, mapPinIcon, phoneIcon } from '../../ui/icons.gen.ts';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './contact-panel.module.css';
import type { PanelPart } from './use-contact-form.ts';

/** The address names the city by its id. */
const QUERY = 'city';

/** Every city is in the page; with JavaScript one is shown at a time. Of one alone nothing is to be chosen. */
export function CityDirectory({ id, level, data }: PanelPart) {
  const { cities, words, defaultCity } = data;
  const [chosen, setChosen] = useState(defaultCity);
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before the app arrived comes first, then the city that the address asks for.
  useEffect(() => {
    const made = select.current?.value ?? defaultCity;
    const asked = inAddress(QUERY);
    if (made !== defaultCity) writeInAddress(QUERY, made);
    setChosen(made === defaultCity ? (cities.find(({ id }) => id === asked)?.id ?? made) : made);
  }, [cities, defaultCity]);
  return (
    <div className={styles.directory}>
      <Heading level={level} className={styles.heading}>
        {data.cityHeading}
      </Heading>
      {cities.length > 1 ? (
        <p className={`${styles.field} needs-script`}>
          <label htmlFor={id}>{words.city}</label>
          <select
            id={id}
            ref={select}
            value={chosen}
            autoComplete="off"
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              writeInAddress(QUERY, event.currentTarget.value);
            }}
          >
            {cities.map(({ id: city, city: name }) => (
              <option key={city} value={city}>
                {name}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <div aria-live="polite">
        {cities.map((city) => (
          <article
            key={city.id}
            className={styles.city}
            data-chosen={city.id === chosen}
            aria-label={city.city}
          >
            <Heading level={level + 1} className={styles.cityName}>
              <bdi {...city.language}>{city.city}</bdi>
            </Heading>
            <p className={styles.person}>
              <span className={styles.caption}>{words.contactPerson}</span>
              <bdi {...city.language}>{city.person}</bdi>
            </p>
            <p>
              <Icon shapes={mailIcon} />
              <Anchor link={city.email}>{city.email.label}</Anchor>
            </p>
            <p>
              <Icon shapes={phoneIcon} />
              <Anchor link={city.phone}>{city.phone.label}</Anchor>
            </p>
            <p>
              <Icon shapes={mapPinIcon} />
              <Anchor link={city.address}>
                <bdi {...city.language}>{unbroken(city.address.label)}</bdi>
              </Anchor>
            </p>
          </article>
        ))}
      </div>
    </div>
  );
}

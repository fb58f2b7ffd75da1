import type { site } from '../../site.ts';

export type Place = typeof site.headOffice | typeof site.refinery;

/** Street, city, and region with postal code of an office, a line each, for an `address`. */
export function PlaceLines({ place: { street, city, region, postalCode } }: { place: Place }) {
  return (
    <>
      {street}
      <br />
      {city}
      <br />
      {region} {postalCode}
    </>
  );
}

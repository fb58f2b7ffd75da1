import type { company } from '../../company.ts';

export type Place = typeof company.headOffice | typeof company.refinery;

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

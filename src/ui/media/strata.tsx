/** Decorative layers of laterite soil between a section and the deep petrol below. */
export function Strata() {
  return (
    <svg aria-hidden="true" className="strata" preserveAspectRatio="none" viewBox="0 0 1440 80">
      <path className="fill-laterite-deep" d="M0 0h1440v80H0z" />
      <path className="fill-ember" d="M0 0h1440v14c-210 12-380-8-640 2S260 34 0 20Z" />
      <path className="fill-laterite" d="M0 20c260 14 540 6 800-4s430 10 640-2v22c-260 18-520-4-760 8S220 58 0 46Z" />
      <path className="fill-petrol-deep" d="M0 66c240-14 420 4 700-6s520 8 740-4v24H0Z" />
    </svg>
  );
}

import { company } from '../../company.ts';
import { hrefTo, routes } from '../../routes.ts';
import { Mark } from '../media/mark.tsx';

/** Logo and company name, linked to the home page. */
export function Brand() {
  const [first, ...rest] = company.name.split(' ');
  return (
    <a className="flex items-center gap-3 py-2" href={hrefTo(routes.home.index)}>
      <Mark className="h-10 w-9.5" />
      <span className="text-body font-800 leading-[1.05] tracking-[-0.03em]">
        {first}
        {rest.length > 0 && <span className="block font-500"> {rest.join(' ')}</span>}
      </span>
    </a>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import { may, type Need, type RoleHolder } from '../../../domain/rights/permissions.ts';

const Holder = createContext<Pick<RoleHolder, 'roles'>>({ roles: [] });

/** The signed-in member of staff, for what a screen offers. What is allowed is checked by the route itself. */
export function WithRights({ holder, children }: { holder: Pick<RoleHolder, 'roles'>; children: ReactNode }) {
  return <Holder value={holder}>{children}</Holder>;
}

export function useMay(): (need: Need) => boolean {
  const holder = useContext(Holder);
  return (need) => may(holder, need);
}

/** Shows its content to those who may do what it offers. */
export function Allowed({ needs, children }: { needs: Need; children: ReactNode }) {
  return useMay()(needs) ? children : null;
}

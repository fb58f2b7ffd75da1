export const sessionIdleMinutes = 60;
export const sessionLifetimeInHours = 12;

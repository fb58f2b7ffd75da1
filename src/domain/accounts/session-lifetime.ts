export const sessionIdleTimeInMinutes = 60;
export const sessionLifetimeInHours = 12;

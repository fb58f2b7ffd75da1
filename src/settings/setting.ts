import type { z } from 'zod';

/** One variable. Types, `.env.example` and the documentation follow from it. */
export type Setting = {
  name: string;
  schema: z.ZodType;
  /** As it is written. Without one the value is undefined while the variable is not set. */
  default?: string;
  text: string;
  /** Whether the value of a sample is refused. */
  isSecret?: boolean;
};

export type Settings = Readonly<Record<string, Setting>>;

/** Settings of an external service: the required ones are set together or not at all. */
export type Service = { thing: string; required: Settings; optional: Settings };

type Output<S extends Setting> = z.output<S['schema']>;

export type Values<Group extends Settings> = {
  [Key in keyof Group]: Group[Key] extends { default: string } ? Output<Group[Key]> : Output<Group[Key]> | undefined;
};

export type ServiceValues<S extends Service> = { [Key in keyof S['required']]: Output<S['required'][Key]> } & Values<
  S['optional']
>;

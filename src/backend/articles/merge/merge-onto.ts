import type { Db } from '../../../db/client.ts';
import type { Article } from '../../../domain/articles/queries.ts';
import type { Choices } from '../../../domain/merging/merge-values.ts';
import { findBase } from '../../../domain/versions/queries.ts';
import { type FormValues, valuesOf } from '../form-values.ts';
import { valuesOfRecord } from './base-values.ts';
import { type MergedForm, mergeForm } from './merge-form.ts';

type SubmittedEdit = {
  values: FormValues;
  /** Version of the article that the values were written on. */
  version: number;
  choices: Choices;
};

/** Merges a form into the article as it is stored now, when another editor has saved it since the form was opened. */
export async function mergeOnto(
  db: Db,
  stored: Article,
  { values, version, choices }: SubmittedEdit,
): Promise<MergedForm> {
  const base = await findBase(db, 'articles', stored.id, version);
  return mergeForm(base && valuesOfRecord(base), values, valuesOf(stored), choices);
}

import type { Sql } from 'postgres';

const own = `n.nspname = 'public' and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

/** What a database consists of, a line each, sorted: columns, constraints, indexes, functions and triggers. */
export async function schemaOf(sql: Sql): Promise<string[]> {
  const rows = await sql.unsafe(`
    select o.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || coalesce(' ' || a.attidentity::text || a.attgenerated::text || ' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a join pg_class o on o.oid = a.attrelid join pg_namespace n on n.oid = o.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where ${own} and o.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    union all select t.relname || ' constraint ' || o.conname || ' ' || pg_get_constraintdef(o.oid)
      from pg_constraint o join pg_class t on t.oid = o.conrelid join pg_namespace n on n.oid = o.connamespace
      where ${own} and o.contype <> 'n'
    union all select pg_get_indexdef(o.oid)
      from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${own} and o.relkind = 'i'
    union all select pg_get_functiondef(o.oid)
      from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${own} and o.prokind = 'f'
    union all select pg_get_triggerdef(o.oid)
      from pg_trigger o join pg_class t on t.oid = o.tgrelid join pg_namespace n on n.oid = t.relnamespace
      where ${own} and not o.tgisinternal`);
  return rows.map(({ line }) => String(line).replace(/\s+/g, ' ').trim()).sort();
}

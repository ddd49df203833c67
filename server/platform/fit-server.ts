export interface ServerFacts {
  /** 150004 */
  version: number
  encoding: string
}

export const SERVER_FACTS = `current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`

/** Why a PostgreSQL cannot hold what people write, in a line for whoever installs; null where it can. */
export function unfitReason({ version, encoding }: ServerFacts): string | null {
  if (version < 150_000) return 'se necesita PostgreSQL 15 o más nuevo'
  return encoding === 'UTF8' ? null : `esa base guarda los textos en ${encoding}; créala con ENCODING 'UTF8'`
}

import pg from 'pg'

let cuenta = 0

/** An empty database of its own in the PostgreSQL of `url`; `borrar` throws it away. */
export async function baseNueva(url: string, opciones = ''): Promise<{ url: string; borrar(): Promise<void> }> {
  const nombre = `nueva_${process.pid}_${Date.now()}_${++cuenta}`
  await preguntar(url, `create database ${nombre} ${opciones}`)
  return {
    url: new URL(`/${nombre}`, url).href,
    borrar: async () => void (await preguntar(url, `drop database if exists ${nombre} with (force)`)),
  }
}

export async function preguntar<T>(url: string, texto: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(texto)).rows as T[]
  } finally {
    await client.end()
  }
}

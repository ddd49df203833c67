import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { casos } from './casos.ts'
import { cola } from './cola.ts'
import { cuerpos } from './cuerpos.ts'
import { disponibilidad } from './disponibilidad.ts'
import { escala } from './escala.ts'
import { lista } from './lista.ts'
import { generator } from './load.ts'
import { pantallas } from './pantallas.ts'
import { portada } from './portada.ts'
import { meets, tableOf, type Line } from './report.ts'
import { respaldo } from './respaldo.ts'
import { retenciones } from './retenciones.ts'
import { semana } from './semana.ts'

const benches: Record<string, () => Promise<Line[]>> = {
  lista,
  portada,
  retenciones,
  disponibilidad,
  escala,
  casos,
  cola,
  cuerpos,
  respaldo,
  semana,
  pantallas,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `No hay mediciones con ese nombre: ${unknown.join(', ')}. Las que hay: ${Object.keys(benches).join(', ')}`,
  )
  process.exit(1)
}

const lines: Line[] = []
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  console.log(`Midiendo ${name}…`)
  lines.push(...(await benches[name]!()))
}
const machine = `${cpus()[0]?.model.trim() ?? ''}, ${availableParallelism()} núcleos, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${generator}`
writeFileSync(
  new URL('resultados.json', import.meta.url),
  JSON.stringify(
    {
      fecha: new Date().toISOString(),
      maquina: machine,
      mediciones: lines.map((line) => ({ ...line, cumple: meets(line) })),
    },
    null,
    2,
  ),
)
console.log(`\n${machine}\n\n${tableOf(lines)}`)
process.exit(lines.every(meets) ? 0 : 1)

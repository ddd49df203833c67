import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Codigo } from './codigo.tsx'

const DIA_MS = 86_400_000

/** Calls made from here with the key of the demo company; where there is no demo data there is nothing to try. */
export function Probar() {
  const { data } = useQuery({
    queryKey: ['clave-de-prueba'],
    queryFn: ({ signal }) => api.call('verClaveDePrueba', {}, { signal }),
    staleTime: Infinity,
  })
  return data?.clave ? <Panel clave={data.clave} empresa={data.empresa ?? ''} /> : null
}

interface Respuesta {
  ruta: string
  estado: number
  milisegundos: number
  cuerpo: string
}

function Panel({ clave, empresa }: { clave: string; empresa: string }) {
  const pedir = useMutation({ mutationFn: (act: (clave: string) => Promise<Respuesta>) => act(clave) })
  return (
    <section
      aria-labelledby="probar"
      className="grid grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="probar">Pruébala aquí</h2>
        <Badge tone="warning">Datos de demostración</Badge>
      </div>
      <p className="max-w-measure">
        Con la clave de prueba de {empresa}. Sirve solo aquí: lo que reserves no se cobra, y libera sus cupos en una
        hora, o en un día si lo confirmas.
      </p>
      <Codigo titulo="Clave de prueba" isCopiable isPalabra>
        {clave}
      </Codigo>
      <div className="grid grid-cols-1">
        <div className="flex flex-wrap gap-2">
          {LLAMADAS.map(({ titulo, act }) => (
            <Button
              key={titulo}
              variant="outline"
              size="dense"
              status={pedir.isPending && pedir.variables === act ? 'loading' : 'default'}
              onClick={() => !pedir.isPending && pedir.mutate(act)}
            >
              {titulo}
            </Button>
          ))}
        </div>
        <div role="status" className="grid grid-cols-1 gap-2 not-empty:mt-4">
          {pedir.error && <Notice tone="danger" title={pedir.error.message} />}
          {pedir.data && (
            <>
              <p className="text-small text-text-2">
                {pedir.data.ruta}: {pedir.data.estado}, en {pedir.data.milisegundos} ms
              </p>
              <Codigo titulo="Respuesta" className="max-h-80">
                {pedir.data.cuerpo}
              </Codigo>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

async function llamar(clave: string, ruta: string, cuerpo?: object): Promise<Respuesta & { json: unknown }> {
  const [metodo = 'GET', path = ''] = ruta.split(' ')
  const desde = performance.now()
  const response = await fetch(path, {
    method: metodo,
    headers: { authorization: `Bearer ${clave}`, ...(cuerpo && { 'content-type': 'application/json' }) },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  })
  const json: unknown = await response.json()
  return {
    ruta,
    estado: response.status,
    milisegundos: Math.round(performance.now() - desde),
    cuerpo: JSON.stringify(json, null, 2),
    json,
  }
}

const dia = (dias: number): string => new Date(Date.now() + dias * DIA_MS).toISOString().slice(0, 10)
const SIN_CUPOS = 'No quedan cupos en las próximas semanas'

/** The first product with a place left in the next weeks, held for half an hour. */
async function retener(clave: string): Promise<Respuesta> {
  const { json: productos } = await llamar(clave, 'GET /api/octo/products')
  for (const { id: productId, options } of productos as { id: string; options: { units: { id: string }[] }[] }[]) {
    if (!options[0]?.units.some(({ id }) => id === 'adulto')) continue
    const { json: salidas } = await llamar(clave, 'POST /api/octo/availability', {
      productId,
      optionId: 'DEFAULT',
      localDateStart: dia(7),
      localDateEnd: dia(21),
    })
    const libre = (salidas as { id: string; vacancies: number }[]).find(({ vacancies }) => vacancies > 0)
    if (libre)
      return llamar(clave, 'POST /api/octo/bookings', {
        uuid: crypto.randomUUID(),
        productId,
        optionId: 'DEFAULT',
        availabilityId: libre.id,
        unitItems: [{ unitId: 'adulto' }],
      })
  }
  throw new Error(SIN_CUPOS)
}

/** The departures of the first experience that has some in the next weeks. */
async function verCupos(clave: string): Promise<Respuesta> {
  const { json } = await llamar(
    clave,
    `GET /api/v1/b2b/experiencias?fechaInicio=${dia(7)}&fechaFin=${dia(21)}&participantes=2&porPagina=1`,
  )
  const [experiencia] = json as { id: string }[]
  if (!experiencia) throw new Error(SIN_CUPOS)
  return llamar(
    clave,
    `GET /api/v1/b2b/disponibilidad?experienciaId=${experiencia.id}&desde=${dia(7)}&hasta=${dia(21)}&participantes=2&porPagina=3`,
  )
}

const LLAMADAS: { titulo: string; act: (clave: string) => Promise<Respuesta> }[] = [
  { titulo: 'Leer el catálogo', act: (clave) => llamar(clave, 'GET /api/v1/b2b/experiencias?porPagina=2') },
  { titulo: 'Ver cupos y precio neto', act: verCupos },
  { titulo: 'Ver quién vende', act: (clave) => llamar(clave, 'GET /api/octo/supplier') },
  { titulo: 'Retener un cupo', act: retener },
]

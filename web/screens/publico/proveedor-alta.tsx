import { useRevalidator } from 'react-router'
import type { Proveedor } from '#contract/proveedores.ts'
import { FuncionApagada } from '#web/components/funcion-apagada.tsx'
import { useApagada } from '#web/components/funciones.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { apiDe } from '#web/api/api.ts'
import { ProveedorFila } from '#web/components/proveedor-fila.tsx'
import { seGuarda } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import type { Route } from './+types/proveedor-alta.ts'
import { BarraAccion } from '#web/components/barra-accion.tsx'
import { Fichas } from './fichas.tsx'
import { Pasos } from './pasos.tsx'
import { Portada } from './portada.tsx'
import { Preguntas } from './preguntas.tsx'
import { ProveedorSolicitud } from './proveedor-solicitud.tsx'
import { ESTADOS, PASOS, PREGUNTAS, REQUISITOS } from './proveedor-textos.ts'
import { Seccion } from './seccion.tsx'

export const headers = seGuarda()

const EN_MUESTRA = 3

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { items, total } = await apiDe(context).page('listarProveedores', {
      estado: 'Activo',
      pagina: 1,
      porPagina: EN_MUESTRA,
    })
    return { muestra: items, total }
  } catch {
    return { muestra: null, total: 0 } // the section says so and offers to try again
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Registra tu empresa como proveedor',
    descripcion:
      'Operadores, viñas, guías y comunidades: vende tus experiencias en todo Chile. Qué pedimos, cómo revisamos y cuánto cuesta.',
    ruta: '/convertirse-proveedor',
  })
}

export default function ProveedorAlta({ loaderData: { muestra, total } }: Route.ComponentProps) {
  const sinAltas = useApagada('altas')
  return (
    <>
      <Portada
        titulo="Vende las experiencias de tu empresa"
        bajada="Para operadores, agencias, guías, viñas, restaurantes, centros culturales, comunidades y escuelas deportivas de todo Chile."
        escena="/escenas/S1-aventura-1.svg"
        alt="Ilustración: balsa en los rápidos del Petrohué con el volcán Osorno, de día"
      >
        {!sinAltas && (
          <ButtonLink to="#solicitud" variant="outline" className="max-sm:hidden">
            Empezar solicitud
          </ButtonLink>
        )}
        <ButtonLink to="/proveedor/login" variant="quiet" className="-ml-5 sm:ml-0">
          Ingresa como proveedor
        </ButtonLink>
      </Portada>
      <Seccion
        id="solicitud"
        titulo="Tu solicitud"
        bajada="Tres páginas cortas. Guardamos lo que escribes en este navegador."
      >
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[35rem_minmax(0,1fr)] lg:gap-20">
          <div>{sinAltas ? <FuncionApagada funcion="altas" /> : <ProveedorSolicitud />}</div>
          <section aria-labelledby="como-funciona" className="grid content-start gap-6">
            <h2 id="como-funciona" className="scroll-mt-24">
              Cómo se postula
            </h2>
            <Pasos pasos={PASOS} isColumna />
          </section>
        </div>
      </Seccion>
      <Seccion id="requisitos" titulo="Qué te pediremos" isSuelo>
        <Fichas fichas={REQUISITOS} className="sm:grid-cols-2 md:grid-cols-3" />
      </Seccion>
      <Seccion
        id="estados"
        titulo="En qué va tu solicitud"
        bajada="Siempre ves el estado, la razón y qué sigue."
        isLateral
      >
        <dl className="border-t border-border">
          {ESTADOS.map(({ estado, texto }) => (
            <div key={estado} className="grid gap-1 border-b border-border py-4 sm:grid-cols-[10rem_1fr] sm:gap-6">
              <dt className="font-semibold">{estado}</dt>
              <dd className="max-w-measure text-text-2">{texto}</dd>
            </div>
          ))}
        </dl>
      </Seccion>
      <Seccion
        id="proveedores"
        titulo="Quiénes ya venden"
        bajada={total > 0 ? `Hoy hay ${formatCantidad(total, 'proveedor activo', 'proveedores activos')}.` : undefined}
      >
        <Muestra muestra={muestra} />
      </Seccion>
      <Preguntas preguntas={PREGUNTAS} />
      {!sinAltas && (
        <BarraAccion destino="solicitud">
          <ButtonLink to="#solicitud" isWide>
            Empezar solicitud
          </ButtonLink>
        </BarraAccion>
      )}
    </>
  )
}

function Muestra({ muestra }: { muestra: Proveedor[] | null }) {
  const { revalidate, state } = useRevalidator()
  if (!muestra)
    return (
      <ErrorBlock
        title="No pudimos cargar los proveedores"
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    )
  if (muestra.length === 0) return <EmptyBlock headingLevel={3} title="Aún no hay proveedores" />
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
        {muestra.map((proveedor) => (
          <li key={proveedor.id}>
            <ProveedorFila proveedor={proveedor} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/providers" variant="outline">
          Ver todos los proveedores
        </ButtonLink>
      </p>
    </>
  )
}

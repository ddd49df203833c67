import { useRevalidator } from 'react-router'
import type { Experiencia } from '#contract/experiencias.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { apiDe } from '#web/api/api.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { seGuarda } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatNumero } from '#web/ui/formato.ts'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/b2b.ts'
import { ApiCaja } from './api-caja.tsx'
import { BarraAccion } from '#web/components/barra-accion.tsx'
import { PARA_QUIEN, PASOS, PREGUNTAS } from './empresas-textos.ts'
import { FormularioDeVisita, PedirPropuesta } from './pedir-propuesta.tsx'
import { Fichas } from './fichas.tsx'
import { muestraDe } from './muestra.ts'
import { Pasos } from './pasos.tsx'
import { Portada } from './portada.tsx'
import { Preguntas } from './preguntas.tsx'
import { Seccion } from './seccion.tsx'

export const headers = seGuarda()

const EN_MUESTRA = 4
const PEDIDAS = 48

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { items, total } = await apiDe(context).page('listarExperiencias', { pagina: 1, porPagina: PEDIDAS })
    return { muestra: muestraDe(items, EN_MUESTRA), total }
  } catch {
    return { muestra: null, total: 0 } // the section says so and offers to try again
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Para empresas',
    descripcion: `Experiencias locales en todo Chile para agencias, hoteles y equipos: propuestas ${SITIO.plazo}, precios reales y API.`,
    ruta: '/b2b',
  })
}

export default function B2b({ loaderData: { muestra, total } }: Route.ComponentProps) {
  return (
    <>
      <Portada
        titulo="Experiencias locales para tu equipo y tus clientes"
        bajada="Catas, caminatas, talleres y recorridos de todo Chile, con precios en pesos y personas que conocen su lugar."
        escena="/escenas/C1-enologica-1.svg"
        alt="Ilustración: hileras de viñas y casona. Valle de Colchagua, al atardecer"
      >
        <PedirPropuesta className="max-sm:hidden" />
        <ButtonLink to="/empresas/login" variant="quiet" className="-ml-5 sm:ml-0">
          Ya tenemos cuenta
        </ButtonLink>
      </Portada>
      <Seccion id="para-quien" titulo="Para quién es">
        <Fichas fichas={PARA_QUIEN} />
      </Seccion>
      <Seccion id="como-funciona" titulo="Cómo funciona" isSuelo>
        <Pasos pasos={PASOS} />
      </Seccion>
      <Seccion
        id="catalogo"
        titulo="Una muestra del catálogo"
        bajada={
          total > 0
            ? `Hoy hay ${formatNumero(total)} experiencias publicadas. Estas son algunas, con su precio real por persona.`
            : undefined
        }
      >
        <Muestra muestra={muestra} />
      </Seccion>
      <Seccion id="api" titulo="API B2B" bajada="Lleva el catálogo a tu sitio o a tu sistema de ventas.">
        <ApiCaja />
      </Seccion>
      <Preguntas preguntas={PREGUNTAS} />
      <Seccion
        id="pedir"
        titulo="Pide una propuesta"
        bajada={`Tres minutos, sin compromiso. Te respondemos ${SITIO.plazo}.`}
        isSuelo
        isLateral
        isFinal
      >
        <FormularioDeVisita />
      </Seccion>
      <BarraAccion destino="pedir">
        <PedirPropuesta />
      </BarraAccion>
    </>
  )
}

function Muestra({ muestra }: { muestra: Experiencia[] | null }) {
  const { revalidate, state } = useRevalidator()
  const reservadas = useReservadas()
  if (!muestra)
    return (
      <ErrorBlock
        title="No pudimos cargar las experiencias"
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    )
  if (muestra.length === 0) return <EmptyBlock headingLevel={3} title="Pronto verás aquí experiencias del catálogo" />
  return (
    <>
      <ul className={rejillaDeCards}>
        {muestra.map((experiencia) => (
          <li key={experiencia.id}>
            <ExperienciaCard experiencia={experiencia} reserva={reservadas.get(experiencia.id)} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/" variant="outline">
          Ver todo el catálogo
        </ButtonLink>
      </p>
    </>
  )
}

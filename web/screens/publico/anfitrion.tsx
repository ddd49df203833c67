import { ArrowRight } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { apiDe } from '#web/api/api.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { seGuarda } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import type { Route } from './+types/anfitrion.ts'
import { PASOS, PREGUNTAS, REVISAMOS } from './anfitrion-textos.ts'
import { AnfitrionesLista } from './anfitriones-lista.tsx'
import { anfitrionesPorZona } from './anfitriones-zonas.ts'
import { BarraAccion } from '#web/components/barra-accion.tsx'
import { Calculadora } from './calculadora.tsx'
import { Comision } from './comision.tsx'
import { Fichas } from './fichas.tsx'
import { Pasos } from './pasos.tsx'
import { Portada } from './portada.tsx'
import { Preguntas } from './preguntas.tsx'
import { Seccion } from './seccion.tsx'

export const headers = seGuarda()

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiDe(context)
  const { planes } = await api.call('verCondiciones', {})
  const gratis = planes.find(({ plan }) => plan === 'gratis')!
  try {
    return { gratis, grupos: anfitrionesPorZona(await api.call('listarExperiencias', {})) }
  } catch {
    return { gratis, grupos: null } // the section says so and offers to try again
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Comparte lo que sabes hacer',
    descripcion:
      'Publica gratis tu experiencia: tú pones el precio, los cupos y las fechas. Comisión solo por lo que vendes.',
    ruta: '/convertirse-anfitrion',
  })
}

export default function Anfitrion({ loaderData: { gratis, grupos } }: Route.ComponentProps) {
  const { usuario } = useUsuario()
  const esAnfitrion = usuario?.esAnfitrion ?? false
  return (
    <>
      <Portada
        titulo="Comparte lo que sabes hacer"
        bajada="Tu oficio, tu lugar, tus fechas. Publica una experiencia y recibe a quienes visitan tu zona."
        escena="/escenas/C1-culinaria-2-figura.svg"
        alt="Ilustración: personas a la mesa en un patio con parrón y horno de barro, de día"
      >
        <Accion esAnfitrion={esAnfitrion} className="max-sm:hidden" />
        {!esAnfitrion && (
          <ButtonLink to="/anfitrion/login" variant="quiet" className="-ml-5 sm:ml-0">
            Ya soy parte
          </ButtonLink>
        )}
      </Portada>
      <Seccion id="como-funciona" titulo="Tres pasos para empezar">
        <Pasos pasos={PASOS} />
      </Seccion>
      <Seccion id="comision" titulo="Cuánto cuesta y cuánto recibes" isSuelo>
        <Comision plan={gratis} />
        <Calculadora plan={gratis} />
      </Seccion>
      <Seccion
        id="revisamos"
        titulo="Qué revisamos"
        bajada="Así quienes viajan saben con quién van. Te decimos todo lo que falta de una vez, no de a poco."
      >
        <Fichas fichas={REVISAMOS} className="sm:grid-cols-2 md:grid-cols-3" />
      </Seccion>
      <Seccion
        id="anfitriones"
        titulo="Quiénes ya reciben"
        bajada={grupos ? cuantos(grupos.flatMap(({ anfitriones }) => anfitriones).length) : undefined}
      >
        {grupos ? <AnfitrionesLista grupos={grupos} /> : <AnfitrionesFallidos />}
      </Seccion>
      <Preguntas preguntas={PREGUNTAS} />
      <BarraAccion>
        <Accion esAnfitrion={esAnfitrion} isWide />
      </BarraAccion>
    </>
  )
}

function Accion({ esAnfitrion, isWide, className }: { esAnfitrion: boolean; isWide?: boolean; className?: string }) {
  const [to, texto] = esAnfitrion
    ? ['/mis-experiencias-anfitrion', 'Ir a mi espacio']
    : ['/subscribe-anfitrion', 'Crear mi experiencia']
  return (
    <ButtonLink to={to} isWide={isWide} className={className} icon={<ArrowRight size={20} aria-hidden />}>
      {texto}
    </ButtonLink>
  )
}

function AnfitrionesFallidos() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorBlock
      title="No pudimos cargar a quienes ya reciben"
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  )
}

function cuantos(total: number): string {
  if (total === 0) return 'La primera experiencia puede ser la tuya.'
  return `${formatCantidad(total, 'persona ofrece', 'personas ofrecen')} hoy lo que saben hacer, de norte a sur.`
}

import { ArrowRight, FileText, KeyRound, LogIn } from 'lucide-react'
import { Link } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { seGuarda } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Framed } from '#web/ui/framed.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/empresas.ts'
import { type Ficha, Fichas } from './fichas.tsx'

export const headers = seGuarda()

const FICHAS: readonly Ficha[] = [
  {
    Icon: FileText,
    titulo: 'Propuestas a medida',
    get texto() {
      return `Cuéntanos fechas, lugar y personas. Te respondemos ${SITIO.plazo} con el total en pesos.`
    },
  },
  {
    Icon: KeyRound,
    titulo: 'API con clave propia',
    texto: 'Conecta el catálogo a tu sistema. Las claves se crean en el panel de empresas.',
  },
]

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Empresas',
    descripcion:
      'Entra al panel de tu empresa o conoce cómo reservar experiencias locales para tus clientes y tu equipo.',
    ruta: '/empresas',
  })
}

export default function Empresas() {
  return (
    <div className="wrap grid gap-8 pt-6 lg:grid-cols-2 lg:items-start lg:gap-20 lg:pt-10">
      <div className="grid gap-6">
        <PageHead
          title={`Tu empresa en ${SITIO.marca}`}
          text="Agencias, hoteles y equipos reservan aquí experiencias locales de todo Chile."
        />
        <Entrada />
        <Fichas fichas={FICHAS} headingLevel={2} className="" />
      </div>
      <Framed className="aspect-3/2 lg:aspect-square">
        <img
          src="/escenas/C1-trekking-10.svg"
          alt="Ilustración: ciudad ante la cordillera nevada. Santiago, al atardecer"
          width={1200}
          height={900}
          className="size-full object-cover"
        />
      </Framed>
    </div>
  )
}

function Entrada() {
  const { usuario } = useUsuario()
  return (
    <div className="flex flex-col items-stretch gap-3 sm:flex-row sm:flex-wrap sm:items-center">
      {usuario?.rol === 'empresa' ? (
        <ButtonLink to="/empresas/dashboard" icon={<ArrowRight size={20} aria-hidden />}>
          Ir al panel de empresas
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to="/empresas/login" icon={<LogIn size={20} aria-hidden />}>
            Ingresar
          </ButtonLink>
          <ButtonLink to="/empresas/registro" variant="outline">
            Crear cuenta de empresa
          </ButtonLink>
        </>
      )}
      <p className="text-text-2">
        ¿Quieres hablar antes con nosotros?{' '}
        <Link to="/b2b" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
          Únete a la red empresarial
        </Link>
      </p>
    </div>
  )
}

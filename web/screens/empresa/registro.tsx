import { Link } from 'react-router'
import { Escribenos } from '#web/components/escribenos.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'

const DATOS = ['Razón social', 'RUT empresa', 'Giro', 'Nombre de contacto', 'Correo', 'Celular', 'Agencia, hotel o equipo propio', 'Personas al mes (estimado)']

export function meta() {
  return [{ title: tituloDe('Registra tu empresa') }, { name: 'description', content: 'Abre la cuenta de tu empresa para reservar experiencias locales en todo Chile.' }]
}

export default function RegistroDeEmpresa() {
  return (
    <div className="wrap py-6 lg:py-10">
      <div className="mx-auto grid max-w-column gap-6">
        <Link to="/empresas" className="inline-flex min-h-11 items-center justify-self-start font-medium text-primary underline">
          ← Volver a empresas
        </Link>
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="outline-none">
            Registra tu empresa
          </h1>
          <p className="text-text-2">Envíanos estos datos por correo. Los revisamos y te respondemos en 2 días hábiles con el acceso a tu panel.</p>
        </div>
        <ul className="grid list-inside list-disc gap-2 rounded-card border border-border bg-surface p-4 marker:text-accent sm:p-6">
          {DATOS.map((dato) => (
            <li key={dato}>{dato}</li>
          ))}
        </ul>
        <Escribenos isWide asunto="Registrar mi empresa" cuerpo={DATOS.map((dato) => `${dato}:\n`).join('')} />
        <ButtonLink to="/empresas/login" variant="outline" isWide>
          Ya tengo cuenta
        </ButtonLink>
      </div>
    </div>
  )
}

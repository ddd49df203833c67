import { ShieldCheck } from 'lucide-react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { nombreIdioma } from '#web/components/catalogo-textos.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seccion } from './seccion.tsx'

export function Anfitrion({ operador }: { operador: ExperienciaDetalle['operador'] }) {
  const { tipo, nombre, descripcion, idiomas, verificaciones, slug } = operador
  return (
    <Seccion id="anfitrion" titulo="Tu anfitrión">
      <div className="flex items-center gap-4">
        <Avatar name={nombre} size="large" />
        <div>
          <h3>{nombre}</h3>
          {idiomas.length > 0 && (
            <p className="text-small text-text-2">
              Habla {enLista(idiomas.map((idioma) => nombreIdioma(idioma).toLowerCase()))}
            </p>
          )}
        </div>
      </div>
      {descripcion && <p className="max-w-measure">{descripcion}</p>}
      {verificaciones.length > 0 && (
        <ul className="grid gap-2">
          {verificaciones.map((verificacion) => (
            <li key={verificacion} className="flex gap-3">
              <ShieldCheck size={20} aria-hidden className="mt-0.5 text-success" />
              {verificacion}
            </li>
          ))}
        </ul>
      )}
      {tipo === 'proveedor' && (
        <ButtonLink to={`/provider-profile/${slug}`} variant="outline" className="justify-self-start">
          Ver perfil
        </ButtonLink>
      )}
    </Seccion>
  )
}

/** ['a', 'b', 'c'] → 'a, b y c' */
function enLista(palabras: string[]): string {
  return palabras.length < 2 ? palabras.join('') : `${palabras.slice(0, -1).join(', ')} y ${palabras.at(-1)}`
}

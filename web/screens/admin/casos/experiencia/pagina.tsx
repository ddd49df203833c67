import { MessageSquarePlus } from 'lucide-react'
import type { EdicionEnRevision } from '#contract/ediciones.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type Campo, GRUPOS, lineasDe, NOMBRES } from './campos.ts'

export type Puntos = Partial<Record<Campo, string>>

type PaginaProps = {
  edicion: EdicionEnRevision
  puntos: Puntos
  onPunto: (campo: Campo, texto: string | null) => void
  isOpen: boolean
}

/** What travellers would see, with what changes marked, and a point to correct on any field. */
export function Pagina({ edicion, puntos, onPunto, isOpen }: PaginaProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {GRUPOS.map(({ titulo, campos }) => (
        <section
          key={titulo}
          aria-label={titulo}
          className="grid gap-3 rounded-card border border-border bg-surface p-4"
        >
          <h2 className="font-sans text-h3 font-semibold">{titulo}</h2>
          {campos.map((campo) => (
            <Dato
              key={campo}
              campo={campo}
              edicion={edicion}
              punto={isOpen ? puntos[campo] : undefined}
              onPunto={onPunto}
              isOpen={isOpen}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

type DatoProps = Omit<PaginaProps, 'puntos'> & { campo: Campo; punto: string | undefined }

function Dato({ campo, edicion, punto, onPunto, isOpen }: DatoProps) {
  const nombre = NOMBRES[campo]
  const diferencia = edicion.esPropuesta ? edicion.diferencias.find((una) => una.campo === campo) : undefined
  const observada = edicion.observaciones.find((una) => una.campo === campo)
  return (
    <div className="grid gap-1 border-t border-border pt-3 first-of-type:border-0 first-of-type:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-small text-text-2">
          {nombre}
          {diferencia && <Badge tone="warning">Cambia</Badge>}
        </p>
        {isOpen && punto === undefined && (
          <Button
            variant="quiet"
            size="dense"
            icon={<MessageSquarePlus size={16} aria-hidden />}
            aria-label={`Pedir un cambio: ${nombre}`}
            onClick={() => onPunto(campo, '')}
          >
            Pedir un cambio
          </Button>
        )}
      </div>
      {diferencia ? (
        <div className="grid gap-2">
          <Version titulo="Antes" lineas={diferencia.antes} look="line-through text-text-2" />
          <Version
            titulo="Ahora"
            lineas={diferencia.ahora}
            look="bg-warning-soft text-warning-soft-text rounded-chip px-1"
          />
        </div>
      ) : campo === 'fotos' || (campo === 'fotoEncuentro' && edicion.contenido.fotoEncuentro) ? null : (
        <Lineas lineas={lineasDe(campo, edicion.contenido)} />
      )}
      {campo === 'fotos' && <Fotos edicion={edicion} />}
      {campo === 'fotoEncuentro' && edicion.contenido.fotoEncuentro && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Foto edicion={edicion} {...edicion.contenido.fotoEncuentro} />
        </ul>
      )}
      {observada && <p className="text-small text-text-2">Se pidió antes: {observada.texto}</p>}
      {punto !== undefined && (
        <div className="grid gap-2">
          <Field label={`Qué debe corregir: ${nombre}`} name={`punto-${campo}`}>
            <Textarea
              rows={2}
              maxLength={500}
              value={punto}
              onChange={(event) => onPunto(campo, event.currentTarget.value)}
            />
          </Field>
          <Button variant="quiet" size="dense" className="justify-self-start" onClick={() => onPunto(campo, null)}>
            Quitar este punto
          </Button>
        </div>
      )}
    </div>
  )
}

function Version({ titulo, lineas, look }: { titulo: string; lineas: string[]; look: string }) {
  return (
    <div className="grid gap-0.5">
      <p className="text-caption font-semibold text-text-2">{titulo}</p>
      {lineas.length === 0 ? (
        <p className="text-text-3">Sin dato</p>
      ) : (
        lineas.map((linea) => (
          <p key={linea} className="wrap-anywhere">
            <span className={look}>{linea}</span>
          </p>
        ))
      )}
    </div>
  )
}

function Lineas({ lineas }: { lineas: string[] }) {
  if (lineas.length === 0) return <p className="text-text-3">Sin dato</p>
  return lineas.map((linea) => (
    <p key={linea} className="max-w-measure wrap-anywhere">
      {linea}
    </p>
  ))
}

function Fotos({ edicion }: { edicion: EdicionEnRevision }) {
  const { contenido } = edicion
  if (contenido.fotos.length === 0)
    return <p className="text-text-3">Sin fotos: se muestra una ilustración de su zona</p>
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {contenido.fotos.map((foto, i) => (
        <Foto key={foto.id} edicion={edicion} {...foto} que={i === 0 ? 'Portada: ' : ''} />
      ))}
    </ul>
  )
}

function Foto({
  edicion: { fotos },
  id,
  alt,
  que = '',
}: {
  edicion: EdicionEnRevision
  id: string
  alt: string
  que?: string
}) {
  const foto = fotos.find((una) => una.id === id)
  return (
    <li className="grid content-start gap-1">
      {foto ? (
        <img
          src={foto.chica}
          alt={alt}
          width={foto.ancho}
          height={foto.alto}
          loading="lazy"
          className="aspect-3/2 w-full rounded-control object-cover"
        />
      ) : (
        <span className="aspect-3/2 rounded-control bg-surface-2" />
      )}
      <span className="text-small text-text-2">
        {que}
        {alt || 'Sin descripción'}
      </span>
    </li>
  )
}

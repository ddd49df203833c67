import { Link } from 'react-router'
import type { MiResena, ReglaResena } from '#contract/resenas.ts'
import { ResenaFotos } from '#web/components/resena-fotos.tsx'
import { REGLAS_TEXTO } from '#web/components/resena-textos.ts'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What became of the review that was written. */
export function OpinionEscrita({ mia, zona }: { mia: MiResena; zona: string }) {
  const { resena } = mia
  if (!resena) return null
  if (resena.estado === 'en_revision')
    return <Notice tone="info" title="La estamos revisando; suele tardar menos de un día" role="status" />
  if (resena.estado === 'oculta') {
    return (
      <>
        <Notice tone="warning" title="Ocultamos esta opinión">
          Rompe una regla publicada:{' '}
          {resena.motivo ? REGLAS_TEXTO[resena.motivo as ReglaResena].toLowerCase() : 'de contenido'}. Solo tú la ves y
          no cuenta en el promedio; sus fotos se borran a los 30 días. Si no estás de acuerdo, escríbenos desde{' '}
          <Link to="/ayuda">Ayuda</Link>.
        </Notice>
        <Escrita resena={resena} />
      </>
    )
  }
  if (resena.estado === 'en_espera') {
    return (
      <Notice tone="success" title="Gracias. Se publica cuando tu anfitrión también opine, o en 7 días" role="status">
        {resena.seMuestraEn &&
          `A más tardar el ${formatDia(diaEn(resena.seMuestraEn, zona))}. Hasta entonces puedes cambiarla.`}
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="success" title="Tu opinión está publicada" />
      <Escrita resena={resena} />
      {resena.respuesta && (
        <div className="rounded-card bg-surface-2 p-4">
          <p className="text-small font-semibold">Respuesta de tu anfitrión</p>
          <p className="text-small text-text-2">{resena.respuesta}</p>
        </div>
      )}
    </>
  )
}

function Escrita({ resena: { puntaje, comentario, fotos } }: { resena: NonNullable<MiResena['resena']> }) {
  return (
    <blockquote className="grid gap-3 border-l-3 border-border pl-4">
      <p className="font-semibold">{puntaje} de 5 estrellas</p>
      {comentario && <p className="wrap-anywhere">{comentario}</p>}
      <ResenaFotos fotos={fotos} autor="tu opinión" />
    </blockquote>
  )
}

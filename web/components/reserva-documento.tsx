import { Printer } from 'lucide-react'
import { useId } from 'react'
import type { TextoLegal } from '#contract/reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDiaLargo } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'

type DocumentoLegalProps = { texto: TextoLegal; headingLevel: 2 | 3 }

/** A legal text people can read: the short version first, then an index, then the whole. */
export function DocumentoLegal({ texto: { version, vigenteDesde, resumen, secciones }, headingLevel }: DocumentoLegalProps) {
  const Heading = `h${headingLevel}` as const
  const prefix = useId()
  // On its own page the anchors are public; in a dialog they must not collide with the page behind.
  const anchor = (id: string): string => (headingLevel === 2 ? id : `${prefix}${id}`)
  return (
    <div className="grid max-w-measure gap-8">
      <Notice tone="warning">Borrador en revisión legal. Versión del {formatDiaLargo(vigenteDesde)}{version !== vigenteDesde && `, ${version}`}.</Notice>
      <section aria-labelledby={anchor('en-simple')} className="grid gap-3">
        <Heading id={anchor('en-simple')}>En simple</Heading>
        <ul className="grid list-disc gap-2 pl-5">
          {resumen.map((linea) => (
            <li key={linea}>{linea}</li>
          ))}
        </ul>
      </section>
      <nav aria-label="Índice" className="rounded-card border border-border bg-surface px-4 py-2 print:hidden">
        <ol className="grid sm:grid-cols-2 sm:gap-x-6">
          {secciones.map(({ id, titulo }, index) => (
            <li key={id}>
              <a href={`#${anchor(id)}`} className="inline-flex min-h-11 items-center gap-2 text-primary underline">
                {index + 1}. {titulo}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {secciones.map(({ id, titulo, parrafos }, index) => (
        <section key={id} aria-labelledby={anchor(id)} className="grid gap-3">
          <Heading id={anchor(id)} className="scroll-mt-24">
            {index + 1}. {titulo}
          </Heading>
          {parrafos.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
        </section>
      ))}
      <p className="print:hidden">
        <Button variant="outline" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </p>
    </div>
  )
}

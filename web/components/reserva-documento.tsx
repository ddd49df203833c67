import { Printer } from 'lucide-react'
import { useId } from 'react'
import type { TextoLegal } from '#contract/reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatDiaConAno } from '#web/ui/formato.ts'
import { ConCorreo } from './con-correo.tsx'

type DocumentoLegalProps = { texto: TextoLegal; headingLevel: 2 | 3 }

/** A legal text people can read: the short version first, then an index, then the whole. */
export function DocumentoLegal({
  texto: { version, vigenteDesde, borrador, resumen, secciones },
  headingLevel,
}: DocumentoLegalProps) {
  const Heading = `h${headingLevel}` as const
  const isPagina = headingLevel === 2
  const prefix = useId()
  // On its own page the anchors are public; in a dialog they must not collide with the page behind.
  const anchor = (id: string): string => (isPagina ? id : `${prefix}${id}`)
  return (
    <div className={cx('grid gap-8', isPagina && 'lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16')}>
      <div className={cx('grid max-w-measure gap-8', isPagina && 'lg:col-start-2')}>
        <section aria-labelledby={anchor('en-simple')} className="grid gap-3">
          <Heading id={anchor('en-simple')}>En simple</Heading>
          <ul className="grid list-disc gap-2 pl-5">
            {resumen.map((linea) => (
              <li key={linea}>{linea}</li>
            ))}
          </ul>
        </section>
      </div>
      <nav
        aria-label="Índice"
        className={cx(
          'max-w-measure rounded-card border border-border bg-surface px-4 py-2 print:hidden',
          isPagina && 'lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start',
        )}
      >
        <ol className={cx('grid sm:grid-cols-2 sm:gap-x-6', isPagina && 'lg:grid-cols-1')}>
          {secciones.map(({ id, titulo }, index) => (
            <li key={id}>
              <a href={`#${anchor(id)}`} className="inline-flex min-h-11 items-center py-2 text-primary underline">
                {index + 1}. {titulo}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={cx('grid max-w-measure gap-8', isPagina && 'lg:col-start-2')}>
        {secciones.map(({ id, titulo, parrafos }, index) => (
          <section key={id} aria-labelledby={anchor(id)} className="grid gap-3">
            <Heading id={anchor(id)} className="scroll-mt-24">
              {index + 1}. {titulo}
            </Heading>
            {parrafos.map((parrafo) => (
              <p key={parrafo}>
                <ConCorreo>{parrafo}</ConCorreo>
              </p>
            ))}
          </section>
        ))}
        <p className="border-t border-border pt-4 text-small text-text-2">
          {borrador && 'Borrador en revisión legal. '}Versión del {formatDiaConAno(vigenteDesde)}
          {version !== vigenteDesde && `, ${version}`}.
        </p>
        <p className="print:hidden">
          <Button variant="outline" icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </p>
      </div>
    </div>
  )
}

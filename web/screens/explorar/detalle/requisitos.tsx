import type { ReactNode } from 'react'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { DIFICULTADES, nombresDeIdiomas } from '#web/components/catalogo-textos.ts'
import { formatNumero } from '#web/ui/formato.ts'
import { Seccion } from './seccion.tsx'

export function Requisitos({ detalle }: { detalle: ExperienciaDetalle }) {
  const { queLlevar, requisitos, idiomasGuia, accesibilidad, planB } = detalle
  const { edadMin, dificultad, altitudMax, condiciones } = requisitos
  return (
    <Seccion id="requisitos" titulo="Qué llevar y requisitos">
      <div className="grid gap-6 sm:grid-cols-2">
        {queLlevar.length > 0 && (
          <div className="grid content-start gap-2">
            <h3 className="text-body">Qué llevar</h3>
            <ul className="grid list-outside list-disc gap-1 pl-5">
              {queLlevar.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        <dl className="grid content-start gap-3">
          <Requisito nombre="Edad">{edadMin > 0 ? `Desde ${edadMin} años` : 'Todas las edades'}</Requisito>
          <Requisito nombre="Exigencia física">
            {DIFICULTADES[dificultad - 1]} ({dificultad} de 5)
          </Requisito>
          {altitudMax !== null && (
            <Requisito nombre="Altitud máxima">{formatNumero(altitudMax)} m sobre el nivel del mar</Requisito>
          )}
          <Requisito nombre="Idiomas">{nombresDeIdiomas(idiomasGuia)}</Requisito>
          {accesibilidad && <Requisito nombre="Accesibilidad">{accesibilidad}</Requisito>}
          {planB && <Requisito nombre="Si el clima no acompaña">{planB}</Requisito>}
          {condiciones.length > 0 && (
            <Requisito nombre="Ten en cuenta">
              {condiciones.map((condicion) => (
                <span key={condicion} className="block">
                  {condicion}
                </span>
              ))}
            </Requisito>
          )}
        </dl>
      </div>
    </Seccion>
  )
}

function Requisito({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{nombre}</dt>
      <dd className="text-text-2">{children}</dd>
    </div>
  )
}

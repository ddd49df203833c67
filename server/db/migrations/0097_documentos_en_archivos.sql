-- Papers lie where photos do, sealed. What is still here is moved by documentos.mover; a row is read from here while it is.
comment on table documento_archivos is 'Papers sent before they lay in the file storage; emptied by documentos.mover.';
create index documentos_sin_revisar on documentos (legajo_id, tipo) where estado in ('pendiente', 'observado');

-- Where whoever reads the mail stops more like it, of what was subscribed to (RFC 8058).
alter table correos add column baja text;

# Varnish as a shared cache between a proxy with TLS and the servers. Copy it to /etc/varnish/default.vcl, replace papers.example, and
# start varnishd with "-p http_gzip_support=off", so that visitors get the server's own compressed bytes. The proxy in front sets
# X-Forwarded-Proto. Varnish adds the proxy's address to X-Forwarded-For, so the servers run with TRUST_PROXY=2 (1 without a proxy).
vcl 4.1;
import std;

backend server {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = {
    .request = "GET /readyz HTTP/1.1" "Host: papers.example" "Connection: close";
    .interval = 2s;
  }
}

sub vcl_recv {
  # While the server answers, a copy that is out of date is used for a minute, in which a new one is fetched.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 1m;
  }
  # One copy for each encoding, not for each wording of the header.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_backend_response {
  # While the server does not answer, a copy is used for a week (stale-if-error).
  if (beresp.ttl > 0s) {
    set beresp.grace = 1w;
  }
}
